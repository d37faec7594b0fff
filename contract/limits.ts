// Every number that both sides must agree on. No import, so that public pages can read it for nothing.
export const minGalleryImages = 3
export const maxGalleryImages = 30
export const maxImageBytes = 15_000_000
export const maxImagePixels = 50_000_000
export const maxCvBytes = 5_000_000
/** Text that an upload call carries beside its files. */
export const maxFormBytes = 200_000
export const maxJsonBytes = 200_000

export const minRating = 1
export const maxRating = 5

export const minPasswordLength = 8
export const maxPasswordLength = 128

export const maxNameLength = 120
export const maxLineLength = 200
export const maxTextLength = 5_000
export const maxEmailLength = 254

export const maxPageSize = 200
export const galleryPageSize = 12
export const reviewPageSize = 20
export const tablePageSize = 20

export const redirectDelayMs = 2_000
export const projectToastMs = 3_000
export const scrolledAfterPx = 50

/** Pictures are kept at most this wide, and made ready in the smaller widths for the layouts that use them. */
export const maxPictureWidth = 2560
export const pictureWidths = [320, 640, 960, 1280, 1920] as const

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const
/** Only the last extension counts: cv.pdf.exe is a program. Invisible characters behind it do not. */
export const isCvName = (name: string) =>
  cvExtensions.some((extension) => withoutInvisibleEnd(name).toLowerCase().endsWith(extension))
export const withoutInvisibleEnd = (name: string) => name.replace(/[\p{Cc}\p{Cf}\s]+$/u, '')

/** The privacy notice an applicant agreed to; changes whenever its words change. */
export const privacyNoticeVersion = '2026-11'

/** How often something may be tried: per network address, per account, or per both together. */
export const attemptLimits = {
  /** Counts failures only. */
  login: { most: 10, minutes: 15, per: 'both' },
  signup: { most: 10, minutes: 60, per: 'address' },
  forgot: { most: 5, minutes: 60, per: 'account' },
  forgotAnybody: { most: 30, minutes: 60, per: 'address' },
  applications: { most: 20, minutes: 60, per: 'address' },
  enquiries: { most: 20, minutes: 60, per: 'address' },
} as const
export type LimitName = keyof typeof attemptLimits
