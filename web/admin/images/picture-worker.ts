// Makes one picture smaller in a worker, so that typing and scrolling stay smooth.
import type { ShrinkRequest } from './picture-file.ts'

addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
  try {
    postMessage(await shrink(data))
  } catch (error) {
    postMessage(String(error))
  }
})

async function shrink({ file, maxSide, quality }: ShrinkRequest) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no canvas')
  // Transparent parts would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
