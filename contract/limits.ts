// Limits that browser and server share. No imports, so that public pages can read them without loading zod.
export const minGalleryImages = 3
export const maxGalleryImages = 30
export const maxImageBytes = 15_000_000
export const maxImagePixels = 50_000_000
/** The largest photos that the browser shrinks: 120 megapixels take about 480 MB of memory meanwhile. */
export const maxShrinkPixels = 120_000_000
export const maxShrinkBytes = 60_000_000
export const maxCvBytes = 5_000_000
/** While less than this is free on the disk, no file is stored, so that logins, deleting and other small writes still work. */
export const reservedDiskBytes = 200_000_000
/** The text fields of an upload. */
export const maxFormBytes = 200_000
export const maxJsonBytes = 200_000

export const minRating = 1
export const maxRating = 5

export const minPasswordLength = 8
export const maxPasswordLength = 128
/** Normalised before hashing, so that the same password typed on another keyboard matches. */
export const normalPassword = (password: string) => password.normalize('NFKC')
/** Why a new password has the wrong length; undefined when it has not. */
export function wrongPasswordLength(password: string) {
  const { length } = [...normalPassword(password)]
  if (length < minPasswordLength) return `The password needs at least ${minPasswordLength} characters.`
  if (length > maxPasswordLength) return `The password can be at most ${maxPasswordLength} characters long.`
}

export const maxNameLength = 120
export const maxPasskeyNameLength = 40
export const maxLineLength = 200
export const maxTextLength = 5_000
export const maxEmailLength = 254

export const maxPageSize = 200
export const maxOffset = 10_000_000
export const galleryPageSize = 12
export const reviewPageSize = 20
export const tablePageSize = 20

export const redirectDelayMs = 2_000
export const projectToastMs = 3_000
export const scrolledAfterPx = 50

/** Pictures are stored at most this wide, and in these smaller widths. */
export const maxPictureWidth = 2560
export const pictureWidths = [320, 640, 960, 1280, 1920] as const

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const
/** Only the last extension counts (cv.pdf.exe is a program), after invisible characters are removed from the end. */
export const isCvName = (name: string) =>
  cvExtensions.some((extension) => withoutInvisibleEnd(name).toLowerCase().endsWith(extension))
export const withoutInvisibleEnd = (name: string) => name.replace(/[\p{Cc}\p{Cf}\s]+$/u, '')

/** The version of the privacy notice that an applicant agrees to. Change it with the text. */
export const privacyNoticeVersion = '2026-11.6'
/** All versions ever shown. */
export const privacyNoticeVersions = [
  '2026-11',
  '2026-11.2',
  '2026-11.3',
  '2026-11.4',
  '2026-11.5',
  privacyNoticeVersion,
]

/** How long the link in a reset mail works. */
export const resetLinkMinutes = 30

/** Further people are asked to come by invitation. */
export const maxWaitingAccounts = 50
/** How long somebody may wait for approval before the account is removed. */
export const waitingAccountDays = 30

/**
 * Rate limits: per network address, per prefix of many of them, per account, per combination of both, per device on
 * which the account has logged in before, or for the whole site. Logins count failures only.
 */
export const attemptLimits = {
  login: { most: 10, minutes: 15, per: 'both' },
  /** Replaces the other login limits on a known device, so that strangers cannot use up its attempts. */
  loginDevice: { most: 10, minutes: 15, per: 'device' },
  /** An office in which everybody mistypes on a new device stays below this. */
  loginNetwork: { most: 20, minutes: 15, per: 'address' },
  /** IPv6 by /48, since one person may have thousands of /64 networks; IPv4 addresses reach the limits above first. */
  loginPrefix: { most: 40, minutes: 15, per: 'prefix' },
  loginPrefixAccount: { most: 20, minutes: 15, per: 'prefix' },
  /** Takes five networks to reach, so that one alone cannot lock the owner out on a new device. */
  loginAccount: { most: 50, minutes: 15, per: 'account' },
  /** Guesses at many accounts from many networks: at most 5,760 a day, and two seconds of hashing in each window. */
  loginStrangers: { most: 60, minutes: 15, per: 'site' },
  /** Codes after the right password, for each account; known devices are counted apart. */
  code: { most: 10, minutes: 15, per: 'account' },
  codeDevice: { most: 10, minutes: 15, per: 'device' },
  /** Wrong codes before the account is mailed, and how often it is. */
  wrongCodes: { most: 9, minutes: 24 * 60, per: 'account' },
  wrongCodeMails: { most: 1, minutes: 24 * 60, per: 'account' },
  passkeyOptions: { most: 60, minutes: 15, per: 'address' },
  /** Wrong responses. */
  passkeys: { most: 20, minutes: 15, per: 'address' },
  notMeLinks: { most: 30, minutes: 60, per: 'address' },
  /** Diary entries about failed logins; the log has all of them. */
  failedLogins: { most: 10, minutes: 15, per: 'account' },
  newDeviceMails: { most: 10, minutes: 24 * 60, per: 'account' },
  signup: { most: 10, minutes: 60, per: 'address' },
  forgot: { most: 5, minutes: 60, per: 'both' },
  forgotDevice: { most: 5, minutes: 60, per: 'device' },
  forgotAnybody: { most: 30, minutes: 60, per: 'address' },
  /** As long as a link works: somebody who gets no further mail still has a working link. */
  resetMails: { most: 5, minutes: resetLinkMinutes, per: 'account' },
  /** To an address that anybody may have signed up with, before the account is approved. */
  resetMailsUnapproved: { most: 3, minutes: 24 * 60, per: 'account' },
  /** Opening a reset link. */
  resetLinks: { most: 60, minutes: 60, per: 'address' },
  /** Opening an invitation, or asking whether signing up is possible. */
  openLinks: { most: 300, minutes: 60, per: 'address' },
  acceptances: { most: 30, minutes: 60, per: 'address' },
  applications: { most: 20, minutes: 60, per: 'address' },
  /** In bytes: CVs that are stored. Beyond the limit applications are taken without theirs. IPv6 by /48, as for logins. */
  cvBytes: { most: 200_000_000, minutes: 24 * 60, per: 'site' },
  cvBytesNetwork: { most: 50_000_000, minutes: 24 * 60, per: 'prefix' },
  enquiries: { most: 20, minutes: 60, per: 'address' },
  /** Opening and using a private link to one's own data. */
  myData: { most: 120, minutes: 60, per: 'address' },
  /** Mails about forms, to one applicant and to the company; beyond the limit, forms are stored without a mail. */
  confirmations: { most: 3, minutes: 24 * 60, per: 'account' },
  notices: { most: 100, minutes: 24 * 60, per: 'account' },
  /** Mails to one owner about people who have signed up. */
  signupNotices: { most: 10, minutes: 24 * 60, per: 'account' },
  /** Test mails of one owner. */
  testMails: { most: 10, minutes: 60, per: 'account' },
} as const
export type LimitName = keyof typeof attemptLimits
