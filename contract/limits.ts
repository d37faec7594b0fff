// Limits that browser and server share. No imports, so that public pages can read them without loading zod.
export const minGalleryImages = 3
export const maxGalleryImages = 30
/** Of one update of a project. */
export const maxUpdateImages = 10
export const maxUpdateLength = 600
/** Addresses that get mails by one link of a family. */
export const maxHouseReaders = 10
/** Then an address that was not confirmed is erased. */
export const unconfirmedReaderDays = 1
/** Of a caption or an alt text. */
export const maxCaptionLength = 200
/** Pictures of a project and its updates. */
export const maxDescribedAtOnce = 200
/** Before and after, of one project. */
export const maxPicturePairs = 6
export const maxImageBytes = 15_000_000
export const maxImagePixels = 50_000_000
/** Larger photos are not shrunk in the browser: 120 megapixels take 480 MB of its memory. */
export const maxShrinkPixels = 120_000_000
export const maxShrinkBytes = 60_000_000
export const maxCvBytes = 5_000_000
/** Files are stored only while more than this is free on the disk: the rest is for logins, deleting and other small writes. */
export const reservedDiskBytes = 200_000_000
/** All text fields of an upload together. */
export const maxFormBytes = 200_000
export const maxJsonBytes = 200_000

export const minRating = 1
export const maxRating = 5

export const minPasswordLength = 8
export const maxPasswordLength = 128
/** Normalised before hashing, so that the same password typed on another keyboard matches. */
export const normalPassword = (password: string) => password.normalize('NFKC')
/** A sentence for the person who chose it; undefined when the length is right. */
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

/** The largest width in which a picture is stored, and the smaller ones beside it. */
export const maxPictureWidth = 2560
export const pictureWidths = [320, 640, 960, 1280, 1920] as const

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const
/** By the last extension, since cv.pdf.exe is a program; invisible characters after it do not count. */
export const isCvName = (name: string) =>
  cvExtensions.some((extension) => withoutInvisibleEnd(name).toLowerCase().endsWith(extension))
export const withoutInvisibleEnd = (name: string) => name.replace(/[\p{Cc}\p{Cf}\s]+$/u, '')

/** The version of the privacy notice that people agree to by sending a form. Change it with the text. */
export const privacyNoticeVersion = '2026-11.5'
/** All versions ever shown. */
export const privacyNoticeVersions = ['2026-11', '2026-11.2', '2026-11.3', '2026-11.4', privacyNoticeVersion]

/** How long the link works by which a client writes a review, once. */
export const reviewLinkDays = 30

/** How long the link in a reset mail works. */
export const resetLinkMinutes = 30

/** While so many accounts wait for approval, nobody else can sign up, only accept an invitation. */
export const maxWaitingAccounts = 50
/** Then an account that was not approved is removed. */
export const waitingAccountDays = 30

/**
 * Wrong passwords. A device on which the account has logged in before has attempts of its own, so strangers cannot use
 * them up. Every other attempt counts in the three other ways at once.
 */
const loginLimits = {
  loginDevice: { most: 10, minutes: 15, per: 'device' },
  login: { most: 10, minutes: 15, per: 'account and address' },
  /** All accounts together. An office in which everybody mistypes on a new device stays below this. */
  loginNetwork: { most: 20, minutes: 15, per: 'network' },
  /** All accounts and networks together: at most 5,760 guesses a day. It takes three networks to use this up. */
  loginSite: { most: 60, minutes: 15, per: 'site' },
} as const

/**
 * Visits of one address that count, and forms that count with their source. Ten times as many from the network around it, in
 * which a mobile company has many customers, and of views that follow a visit.
 */
export const maxVisitsPerHour = 6
/** So that a year can be held against the one before. */
export const visitCountDays = 400

/**
 * How often something may be done within some minutes. 'address' is an IPv4 address or an IPv6 /64, which one household
 * has. 'network' is an IPv4 address or an IPv6 /48, since one person may have many /64. 'account' is an e-mail address.
 */
export const attemptLimits = {
  ...loginLimits,
  /** Codes after the right password. */
  code: { most: 10, minutes: 15, per: 'account' },
  codeDevice: { most: 10, minutes: 15, per: 'device' },
  /** Wrong codes in a day before the account gets a mail about them, and how many such mails it gets. */
  wrongCodes: { most: 9, minutes: 24 * 60, per: 'account' },
  wrongCodeMails: { most: 1, minutes: 24 * 60, per: 'account' },
  passkeyOptions: { most: 60, minutes: 15, per: 'address' },
  /** Logins with a passkey that fail. */
  passkeys: { most: 20, minutes: 15, per: 'address' },
  /** Failed logins in the diary; the log has all of them. */
  failedLogins: { most: 10, minutes: 15, per: 'account' },
  newDeviceMails: { most: 10, minutes: 24 * 60, per: 'account' },
  signup: { most: 10, minutes: 60, per: 'address' },
  forgot: { most: 5, minutes: 60, per: 'account and address' },
  forgotDevice: { most: 5, minutes: 60, per: 'device' },
  forgotAnybody: { most: 30, minutes: 60, per: 'address' },
  /** A link works as long, so whoever gets no further mail still has a link that works. */
  resetMails: { most: 5, minutes: resetLinkMinutes, per: 'account' },
  /** Before an account is approved: its address may be somebody else's. */
  resetMailsUnapproved: { most: 3, minutes: 24 * 60, per: 'account' },
  /** Opening a reset link. */
  resetLinks: { most: 60, minutes: 60, per: 'address' },
  /** Opening an invitation, or asking whether signing up is possible. */
  openLinks: { most: 300, minutes: 60, per: 'address' },
  acceptances: { most: 30, minutes: 60, per: 'address' },
  applications: { most: 20, minutes: 60, per: 'address' },
  /** Bytes of stored CVs. Beyond it an application is stored without its CV. */
  cvBytes: { most: 200_000_000, minutes: 24 * 60, per: 'site' },
  cvBytesNetwork: { most: 50_000_000, minutes: 24 * 60, per: 'network' },
  enquiries: { most: 20, minutes: 60, per: 'address' },
  // Private links: what leads nowhere counts, and what is changed by one link. A right one always opens.
  myData: { most: 120, minutes: 60, per: 'address' },
  house: { most: 300, minutes: 60, per: 'address' },
  houseMails: { most: 10, minutes: 60, per: 'address' },
  writeReview: { most: 60, minutes: 60, per: 'address' },
  /** Mails that ask whether somebody wants mails about a house, of one link. */
  houseQuestions: { most: 20, minutes: 24 * 60, per: 'site' },
  /** Mails about forms, to one applicant and to the company. Beyond it a form is stored without a mail. */
  confirmations: { most: 3, minutes: 24 * 60, per: 'account' },
  notices: { most: 100, minutes: 24 * 60, per: 'account' },
  /** Mails with answers of staff to one applicant. */
  answers: { most: 5, minutes: 24 * 60, per: 'account' },
  /** Of one member of staff to all applicants: whoever takes over the account cannot write to everybody in our name. */
  answersOfOne: { most: 100, minutes: 24 * 60, per: 'account' },
  /** Mails to one owner about people who have signed up. */
  signupNotices: { most: 10, minutes: 24 * 60, per: 'account' },
  /** Test mails of one owner. */
  testMails: { most: 10, minutes: 60, per: 'account' },
} as const
export type LimitName = keyof typeof attemptLimits
