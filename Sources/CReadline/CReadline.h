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

// Keys

/// What the keys mean that begin with `key`; NULL where none does, and where what does not continue it leaves it a key by
/// itself, as the escape of vi.
static inline Keymap readline_keys_behind(Keymap map, int key) {
  if (map[key].type != ISKMAP) return NULL;
  Keymap inner = (Keymap)(void *)map[key].function;
  return inner[ANYOTHERKEY].function == NULL ? inner : NULL;
}

/// Gives `function` to the keys of a map that mean nothing, or only give up what was begun.
static inline void readline_define_unbound(Keymap map, rl_command_func_t *function) {
  for (int key = 0; key < 256; key++) {
    rl_command_func_t *present = map[key].type == ISFUNC ? map[key].function : function;
    if (present == NULL || present == rl_abort) map[key].function = function;
  }
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
