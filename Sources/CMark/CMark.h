// Markdown as forges read it: cmark-gfm and its extensions (tables).
#ifndef CMARK_GFM_SHIM_H
#define CMARK_GFM_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
