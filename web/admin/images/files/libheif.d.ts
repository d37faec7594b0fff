// The few functions that are used of libheif-js; its own types describe another way of loading it. What fails returns an
// error in place of its result, and a function that is handed one throws.
declare module 'libheif-js/libheif-wasm/libheif.js' {
  type Context = { readonly context: unique symbol }
  type Handle = { readonly handle: unique symbol }
  /** A view of the library's memory, in rows of `stride` bytes. */
  export type Pixels = { width: number; height: number; stride: number; data: Uint8Array }

  type Heif = {
    heif_context_alloc(): Context
    heif_context_read_from_memory(context: Context, bytes: ArrayBuffer): unknown
    heif_js_context_get_primary_image_handle(context: Context): Handle
    heif_image_handle_get_width(handle: Handle): number
    heif_image_handle_get_height(handle: Handle): number
    heif_js_decode_image2(handle: Handle, colorspace: unknown, chroma: unknown): { channels?: Pixels[] }
    heif_colorspace: { heif_colorspace_RGB: unknown }
    heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  }
  export default function libheif(options: { wasmBinary: ArrayBuffer }): Heif
}
