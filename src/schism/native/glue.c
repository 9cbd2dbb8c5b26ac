/* What stands between Python and the compiled functions: arguments in, results out, and the few
 * services that numba's code asks of its runtime.
 *
 * Python's functions are called by the addresses that `schism_bind` is handed, so the library needs
 * neither Python's headers nor a link to it, and one build serves every Python from 3.11 on. Arrays
 * and records are read where numpy's public headers say that their parts lie; the loader checks that
 * before it binds. */
#include "glue.h"

enum { CONTIGUOUS = 0x1, ALIGNED = 0x100, WRITEABLE = 0x400, USABLE = CONTIGUOUS | ALIGNED | WRITEABLE };
enum { MOST_WORDS = 64 };

typedef struct { intptr_t references; void *type; } Object;
typedef struct {
    Object head;
    char *data;
    int dimensions;
    intptr_t *shape, *strides;
    void *base, *dtype;
    int flags;
} Array;
typedef struct { Object head; intptr_t size; char *data; void *dtype; int flags; void *base; } Record;

Python python;

EXPORT void schism_bind(const Python *given) { python = *given; }

EXPORT void schism_accept(int kind, int place, void *dtype) { kinds[kind].accepted[place] = dtype; }

/* Where the parts of an array or a record are thought to lie, for the loader to check. */
EXPORT void schism_parts(void *object, void **data, void **dtype) {
    Object *head = object;
    int array = head->type == python.array_type;
    *data = array ? ((Array *)object)->data : ((Record *)object)->data;
    *dtype = array ? ((Array *)object)->dtype : ((Record *)object)->dtype;
}

EXPORT void *schism_function(int number, void *module, void *slow) {
    Function *function = functions + number;
    function->slow = slow;
    return python.new_function(&function->method, NULL, module);
}

static int fits(short kind, void *dtype) {
    for (int i = 0; i < ALIASES; i++)
        if (kinds[kind].accepted[i] == dtype) return 1;
    return 0;
}

/* Each of these writes one argument into words and returns the next free one, or NULL. */

static int64_t *put_record(short kind, Object *value, int64_t *at) {
    if (value->type == python.record_type || value->type == python.void_type) {
        Record *record = (Record *)value;
        if (!fits(kind, record->dtype)) return NULL;
        *at++ = (int64_t)(intptr_t)record->data;
        return at;
    }
    if (value->type != python.array_type) return NULL;
    Array *array = (Array *)value; /* of one row, from the loader */
    if (!fits(kind, array->dtype) || array->dimensions != 1 || array->shape[0] != 1) return NULL;
    *at++ = (int64_t)(intptr_t)array->data;
    return at;
}

static int64_t *put_array(int dimensions, short kind, Object *value, int64_t *at) {
    Array *array = (Array *)value;
    if (value->type != python.array_type || array->dimensions != dimensions) return NULL;
    if ((array->flags & USABLE) != USABLE || !fits(kind, array->dtype)) return NULL;
    *at++ = (int64_t)(intptr_t)array->data;
    for (int i = 0; i < dimensions; i++) *at++ = array->shape[i];
    return at;
}

static int64_t *put_number(char form, void *value, int64_t *at) {
    if (form == 'f') {
        double number = python.as_double(value);
        __builtin_memcpy(at, &number, sizeof number);
    } else if (form == 'u') {
        *at = (int64_t)python.as_unsigned(value);
    } else if (form == 'b') {
        *at = python.is_true(value);
    } else {
        *at = python.as_signed(value);
    }
    if (*at == -1 && python.error()) return NULL;
    if (form == 'f' && python.error()) return NULL;
    return at + 1;
}

static int64_t *put(const Argument **argument, void *value, int64_t *at);

static int64_t *put_tuple(const Argument **argument, void *value, int64_t *at) {
    intptr_t size = python.tuple_size(value);
    if (size < 0) { python.clear_error(); return NULL; }
    intptr_t i = 0;
    while ((*argument)->form != ')') {
        if (i >= size || !(at = put(argument, python.tuple_item(value, i++), at))) return NULL;
    }
    ++*argument;
    return i == size ? at : NULL;
}

static int64_t *put(const Argument **argument, void *value, int64_t *at) {
    const Argument *this = (*argument)++;
    switch (this->form) {
    case 'r': return put_record(this->kind, value, at);
    case '1': return put_array(1, this->kind, value, at);
    case '2': return put_array(2, this->kind, value, at);
    case 'n': return value == python.none ? at : NULL;
    case '(': return put_tuple(argument, value, at);
    default: return put_number(this->form, value, at);
    }
}

static int put_all(const Version *version, void *const *values, int64_t *words) {
    const Argument *argument = version->arguments;
    for (int i = 0; i < version->count; i++)
        if (!(words = put(&argument, values[i], words))) return 0;
    return 1;
}

static void *number_of(char form, const int64_t *word) {
    double number;
    switch (form) {
    case 'f': __builtin_memcpy(&number, word, sizeof number); return python.from_double(number);
    case 'u': return python.from_unsigned((uint64_t)*word);
    case 'b': return python.from_bool(*word != 0);
    default: return python.from_signed(*word);
    }
}

static void *result_of(const char *forms, const int64_t *words) {
    if (!forms[0]) { python.keep(python.none); return python.none; }
    if (!forms[1]) return number_of(forms[0], words);
    void *tuple = python.new_tuple(__builtin_strlen(forms));
    for (int i = 0; tuple && forms[i]; i++) python.set_tuple_item(tuple, i, number_of(forms[i], words + i));
    return tuple;
}

static void *run(const Function *function, const Version *version, int64_t *words) {
    int64_t out[8];
    void *nothing = NULL, *error = NULL;
    int status;
    if (function->frees_lock) {
        void *thread = python.free_lock();
        status = version->code(&nothing, &error, words, out);
        python.take_lock(thread);
    } else {
        status = version->code(&nothing, &error, words, out);
    }
    if (status == 0 || status == -2) return result_of(version->result, out); /* -2: None */
    python.raise(python.runtime_error, "compiled code met a value that it cannot handle");
    return NULL;
}

void *schism_call(const Function *function, void *const *values, intptr_t count, void *names) {
    int64_t words[MOST_WORDS];
    if (!names)
        for (int i = 0; i < function->count; i++) {
            const Version *version = function->versions + i;
            if (version->count == count && put_all(version, values, words)) return run(function, version, words);
            if (python.error()) python.clear_error(); /* the slow way will say what is wrong */
        }
    return python.call(function->slow, values, (size_t)count, names);
}

/* The runtime of numba's code: memory that is counted and freed when nobody uses it any more. */

typedef struct {
    uint64_t references;
    void *destructor, *information, *data;
    uint64_t size;
    void *allocator;
} MemoryInfo;

void *NRT_Allocate(uint64_t size) { return __builtin_malloc(size); }
void NRT_Free(void *memory) { __builtin_free(memory); }

MemoryInfo *NRT_MemInfo_alloc_aligned(uint64_t size, uint32_t alignment) {
    MemoryInfo *info = __builtin_malloc(sizeof *info + size + alignment);
    if (!info) return NULL;
    uintptr_t data = (uintptr_t)(info + 1);
    if (alignment) data = (data + alignment - 1) / alignment * alignment;
    *info = (MemoryInfo){1, NULL, NULL, (void *)data, size, NULL};
    return info;
}

void NRT_MemInfo_call_dtor(MemoryInfo *info) { __builtin_free(info); }
