import { answerWithJpeg } from './jpeg-worker.ts'

answerWithJpeg(({ file }) => createImageBitmap(file, { imageOrientation: 'from-image' }))
