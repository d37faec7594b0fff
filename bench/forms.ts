// The forms people send, as bytes.
import { calls } from '#contract/calls.ts'
import { requestOf } from './load.ts'

const boundary = 'bench-boundary'

let turn = 0

/** An application of somebody new each time, as a whole request. */
export function applicationRequest(host: string, jobId: string, cv?: Buffer) {
  turn += 1
  const fields = {
    name: `Asha Menon ${turn}`,
    address: `${turn} Temple Road, Aluva, Kerala 683101`,
    qualification: 'Diploma in civil engineering',
    experience: 'Four years on sites around Kochi',
    email: `asha-${process.pid}-${turn}@example.com`,
    whatsapp: '+91 98470 12345',
    job_id: jobId,
  }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(parts.join('')),
    ...(cv ? [Buffer.from(fileHead), cv, Buffer.from('\r\n')] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const head = requestOf('POST', calls.createApplication.path, {
    Host: host,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': String(body.length),
  })
  return Buffer.concat([Buffer.from(head), body])
}

/** As large as most are, and different from every other. */
export function newCv(bytes = 200_000) {
  return Buffer.from(`%PDF-1.7\n% ${turn}\n${'x'.repeat(bytes)}`)
}
