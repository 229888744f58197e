// GNU readline as Swift sees it. Swift 6 does not touch a C global directly; small functions stand
// for the ones the line editor needs.
#ifndef CREADLINE_H
#define CREADLINE_H

#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

// Before and at the start

/// The name that inputrc files know the program by.
static inline void readline_set_name(const char *name) { rl_readline_name = name; }

/// The program reads signals itself and leaves LINES and COLUMNS alone.
static inline void readline_leave_signals(void) {
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
}

/// Where bytes come from, what draws, and what happens to the terminal between two inputs.
static inline void readline_set_hooks(
    rl_getc_func_t *getc, rl_hook_func_t *available, rl_voidfunc_t *redisplay,
    rl_voidfunc_t *deprep) {
  rl_getc_function = getc;
  rl_input_available_hook = available;
  rl_redisplay_function = redisplay;
  rl_deprep_term_function = deprep;
}

/// Keeps readline from writing a line end of its own when the terminal is given back.
static inline void readline_forget_end_of_file(void) { rl_eof_found = 0; }

/// Entries of several lines are told apart by the time that stands before each.
static inline void readline_set_history_times(void) {
  history_comment_char = '#';
  history_write_timestamps = 1;
}

// While a search through the history is typed

/// What ends one, whatever an inputrc file says.
static inline void readline_end_searches_with(const char *keys) {
  rl_variable_bind("isearch-terminators", keys);
}
static inline int readline_is_searching(void) { return RL_ISSTATE(RL_STATE_ISEARCH) != 0; }
/// Whether a key is the beginning of longer ones.
static inline int readline_begins_keys(unsigned char key) {
  return rl_get_keymap()[key].type == ISKMAP;
}

// The text being edited

static inline const char *readline_buffer(void) { return rl_line_buffer; }
static inline int readline_end(void) { return rl_end; }
static inline int readline_point(void) { return rl_point; }
static inline void readline_set_point(int point) { rl_point = point; }
static inline const char *readline_display_prompt(void) { return rl_display_prompt; }
/// The number that `history_get` knows the latest entry by; 0 where there is none.
static inline int readline_latest_entry(void) {
  return history_length == 0 ? 0 : history_base + history_length - 1;
}

#endif
