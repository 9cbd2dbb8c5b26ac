/* Memory for a module: blocks that the page asks for, and above them what compiled functions use
 * while they run. Both are taken one after the other; a block is given back by going back to where
 * it began, so the same calls always leave the same memory. */
#include <stddef.h>
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name))) name

enum { PAGE = 1 << 16, ALIGNMENT = 16 };

typedef struct {
    uint64_t references;
    void *destructor, *information, *data;
    uint64_t size;
    void *allocator;
} MemoryInfo;

extern unsigned char __heap_base;
static uintptr_t blocks_end; /* where scratch memory begins */
static uintptr_t top;

static uintptr_t aligned(uintptr_t address, uintptr_t alignment) {
    return (address + alignment - 1) / alignment * alignment;
}

static void *take(uintptr_t at, uint64_t size) {
    uint64_t end = at + size, have = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
    if (end > have) {
        uint64_t pages = (end - have + PAGE - 1) / PAGE;
        if (pages > 0xffff || __builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    }
    top = (uintptr_t)end;
    return (void *)at;
}

/* Where the next block begins. Nothing is running, so no scratch memory is in use. */
uintptr_t EXPORT(mark)(void) {
    if (!blocks_end) blocks_end = aligned((uintptr_t)&__heap_base, ALIGNMENT);
    return top = blocks_end;
}

/* Free all blocks from a mark on. */
void EXPORT(release)(uintptr_t to) { blocks_end = top = to; }

/* A block of zeros. */
void *EXPORT(allocate)(uint32_t size) {
    void *block = take(mark(), size);
    blocks_end = top = aligned(top, ALIGNMENT);
    __builtin_memset(block, 0, size);
    return block;
}

/* The runtime of numba's code. */

void *NRT_Allocate(uint64_t size) { return take(aligned(top, ALIGNMENT), size); }
void NRT_Free(void *memory) {}

MemoryInfo *NRT_MemInfo_alloc_aligned(uint64_t size, uint32_t alignment) {
    MemoryInfo *info = NRT_Allocate(sizeof *info);
    void *data = take(aligned(top, alignment ? alignment : ALIGNMENT), size);
    *info = (MemoryInfo){1, NULL, NULL, data, size, NULL};
    return info;
}

/* What was taken last is free again at once; the rest when the function has returned. */
void NRT_MemInfo_call_dtor(MemoryInfo *info) {
    if ((uintptr_t)info->data + info->size == top) top = (uintptr_t)info;
}
