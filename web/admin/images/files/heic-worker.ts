/*! Contains libheif and libde265, LGPL-3.0: https://github.com/catdad-experiments/libheif-js */
// Opens one photo in Apple's format for a browser that cannot. Its file is the only one that may run WebAssembly
// (server/pages/static-files.ts).
import libheif, { type Pixels } from 'libheif-js/libheif-wasm/libheif.js'
import libheifUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { maxImagePixels } from '#contract/limits.ts'
import { answerWithJpeg } from './jpeg-worker.ts'

/** Of the colours of iPhones: the name of the profile, in UTF-16, or its number. */
const displayP3 = [[...'Display P3'].join('\0'), 'colrnclx\0\f']
/** The profile is near the beginning. */
const headBytes = 100_000

answerWithJpeg(async ({ file, maxSide }) => {
  const [wasmBinary, bytes] = await Promise.all([loadWasm(), file.arrayBuffer()])
  const heif = libheif({ wasmBinary })
  const context = heif.heif_context_alloc()
  heif.heif_context_read_from_memory(context, bytes)
  const handle = heif.heif_js_context_get_primary_image_handle(context)
  const width = heif.heif_image_handle_get_width(handle)
  const height = heif.heif_image_handle_get_height(handle)
  // 48 megapixels take about 400 MB while they are opened.
  if (width * height > maxImagePixels) throw new Error('too many pixels')
  const { heif_colorspace_RGB } = heif.heif_colorspace
  const { heif_chroma_interleaved_RGB } = heif.heif_chroma
  const { channels } = heif.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB)
  const pixels = channels?.[0]
  if (!pixels) throw new Error('not decoded')
  const head = new TextDecoder('latin1').decode(bytes.slice(0, headBytes))
  const colorSpace = displayP3.some((mark) => head.includes(mark)) ? 'display-p3' : 'srgb'
  const scale = Math.max(1, Math.floor(Math.max(width, height) / maxSide))
  return createImageBitmap(reduce(pixels, scale, colorSpace))
})

async function loadWasm() {
  const response = await fetch(libheifUrl)
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.arrayBuffer()
}

/** Averages squares of `scale` pixels: a second copy of a large photo in full size could take more memory than there is. */
function reduce({ data, stride, ...full }: Pixels, scale: number, colorSpace: PredefinedColorSpace) {
  const width = Math.floor(full.width / scale)
  const height = Math.floor(full.height / scale)
  const reduced = new Uint8ClampedArray(width * height * 4)
  let to = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      for (let colour = 0; colour < 3; colour++) {
        let sum = 0
        for (let row = 0; row < scale; row++) {
          const from = (y * scale + row) * stride + x * scale * 3 + colour
          for (let column = 0; column < scale; column++) sum += data[from + column * 3] ?? 0
        }
        reduced[to++] = sum / scale ** 2
      }
      reduced[to++] = 255
    }
  // Firefox takes no colour space here and leaves the colours as they are.
  return new ImageData(reduced, width, height, { colorSpace })
}
