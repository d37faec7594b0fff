// What the workers have in common, so that typing and scrolling stay smooth: they make a JPEG of the picture that one opens.
import type { JpegRequest } from './picture-file.ts'

export function answerWithJpeg(open: (request: JpegRequest) => Promise<ImageBitmap>) {
  addEventListener('message', async ({ data }: MessageEvent<JpegRequest>) => {
    try {
      postMessage(await toJpeg(await open(data), data))
    } catch (error) {
      postMessage(String(error))
    }
  })
}

function toJpeg(bitmap: ImageBitmap, { maxSide, quality }: JpegRequest) {
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
