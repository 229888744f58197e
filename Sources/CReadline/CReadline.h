// GNU readline as Swift sees it. Swift 6 does not touch a C global directly; small setters stand for them.
#ifndef CREADLINE_H
#define CREADLINE_H

#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

#endif
