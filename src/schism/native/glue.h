/* The tables that the build writes, and what they are made of. */
#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

enum { ALIASES = 8 }; /* equal dtypes that are different objects */

typedef struct { void *accepted[ALIASES]; } Kind;
typedef struct { char form; short kind; } Argument;
typedef int (*Code)(void *nothing, void *error, int64_t *words, int64_t *out); /* as numba calls */
typedef struct { Code code; int count; const Argument *arguments; const char *result; } Version;
typedef struct { const char *name; void *call; int flags; const char *doc; } Method;
typedef struct {
    Method method;
    int frees_lock, count;
    const Version *versions;
    void *slow;
} Function;

/* Python's own functions and objects, in the order in which the loader writes them. */
typedef struct {
    int64_t (*as_signed)(void *);
    uint64_t (*as_unsigned)(void *);
    double (*as_double)(void *);
    int (*is_true)(void *);
    void *(*from_signed)(int64_t);
    void *(*from_unsigned)(uint64_t);
    void *(*from_double)(double);
    void *(*from_bool)(long);
    intptr_t (*tuple_size)(void *);
    void *(*tuple_item)(void *, intptr_t);
    void *(*new_tuple)(intptr_t);
    int (*set_tuple_item)(void *, intptr_t, void *);
    void *(*error)(void);
    void (*clear_error)(void);
    void (*raise)(void *, const char *);
    void *(*call)(void *, void *const *, size_t, void *);
    void *(*new_function)(Method *, void *, void *);
    void *(*free_lock)(void);
    void (*take_lock)(void *);
    void (*keep)(void *);
    void *none, *runtime_error, *array_type, *record_type, *void_type;
} Python;

enum { FAST_WITH_KEYWORDS = 0x0080 | 0x0002 };

extern Kind kinds[];
extern Function functions[];
void *schism_call(const Function *function, void *const *values, intptr_t count, void *names);
