// Parses the environment once. An invalid variable stops the start with a sentence that names it.
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './ops/listening.ts'

const onOff = (name: string) =>
  z
    .enum(['on', 'off', 'true', 'false'], { error: `${name} is 'on' or 'off'` })
    .transform((value) => value === 'on' || value === 'true')

const url = (name: string, protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must look like ${example}`,
    )

const environment = z.object({
  PORT: z.coerce
    .number({ error: 'PORT must be a number' })
    .int('PORT must be a whole number')
    .min(0, 'PORT must be from 0 to 65535')
    .max(65_535, 'PORT must be from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://www.example.com').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host/database',
  ).optional(),
  STORAGE_URL: url('STORAGE_URL', ['s3:', 's3+http:'], 's3://key:secret@host/bucket')
    .refine(
      namesBucket,
      'STORAGE_URL needs key, secret and bucket: s3://key:secret@host/bucket, with % as %25',
    )
    .optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/,
      "MAIL_FROM must look like office@example.com or 'The Company <office@example.com>'",
    )
    .optional(),
  DEMO_CONTENT: onOff('DEMO_CONTENT').default(true),
  RATE_LIMIT: onOff('RATE_LIMIT').default(true),
  SECRET_KEY: z.string().min(32, 'SECRET_KEY must have at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) =>
        /^(on|off|true|false|\d)$/.test(value) || value.split(',').every((one) => isProxy(one.trim())),
      "TRUST_PROXY is 'off', 'on' (one proxy), a number of proxies, or their addresses separated by commas",
    )
    .default('off'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, "BACKUP_AT is a time of day such as 02:30, or 'off'")
    .default('02:30'),
  BACKUP_KEEP: z.coerce
    .number({ error: 'BACKUP_KEEP must be a number' })
    .int('BACKUP_KEEP must be a whole number')
    .min(1, 'BACKUP_KEEP must be at least 1')
    .default(14),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: "LOG_LEVEL is one of 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'",
    })
    .default('info'),
})

export const variableNames = Object.keys(environment.shape)

export type Config = ReturnType<typeof readConfig>

export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable (as in `PORT= npm start`) counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new StartError(parsed.error.issues.map((issue) => issue.message).join('. '))
  const value = parsed.data
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    storageUrl: value.STORAGE_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    demoContent: value.DEMO_CONTENT,
    rateLimit: value.RATE_LIMIT,
    /** Encrypts the secrets of authenticator apps; without it there is a key in the data folder. */
    secretKey: value.SECRET_KEY,
    metricsToken: value.METRICS_TOKEN,
    trustProxy: proxiesOf(value.TRUST_PROXY),
    backupDir: resolve(value.BACKUP_DIR ?? join(value.DATA_DIR, 'backups')),
    /** A local time of day such as 02:30; undefined for no nightly backups. */
    backupAt: value.BACKUP_AT === 'off' ? undefined : value.BACKUP_AT,
    backupKeep: value.BACKUP_KEEP,
    logLevel: value.LOG_LEVEL,
  }
}

function namesBucket(storageUrl: string) {
  // Something that is no URL is reported by `url`.
  if (!URL.canParse(storageUrl)) return true
  const { username, password, pathname } = new URL(storageUrl)
  const isWritten = [username, password].every((part) => /^(?:[^%]|%[\da-f]{2})+$/i.test(part))
  return isWritten && /^\/[^/]+\/?$/.test(pathname)
}

/** Which proxies are trusted to tell the address of a client. */
function proxiesOf(value: string) {
  if (value === 'off' || value === 'false') return false
  const proxies = value === 'on' || value === 'true' ? 1 : Number(value)
  if (Number.isInteger(proxies)) return (_address: string, hop: number) => hop < proxies
  return value.split(',').map((address) => address.trim())
}

/** An IP address, or a network such as 10.0.0.0/8. */
function isProxy(address: string) {
  const [ip = '', bits = '0', ...rest] = address.split('/')
  return (
    isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128) && rest.length === 0
  )
}
