// Every step of the schema, in order. Databases and backups name the step they are at, so no name may change.
import type { Migration } from 'kysely/migration'
import * as start from './001-start.ts'
import * as erasures from './002-erasures.ts'
import * as arrivals from './005-arrivals.ts'
import * as searchIndexes from './006-search-indexes.ts'
import * as pictureKeys from './007-picture-keys.ts'
import * as resetLinks from './008-reset-links.ts'
import * as confirmations from './009-confirmations.ts'
import * as addresses from './010-addresses.ts'
import * as serviceTitles from './011-service-titles.ts'
import * as followUps from './012-follow-ups.ts'
import * as accountNames from './013-account-names.ts'
import * as jobFacts from './014-job-facts.ts'
import * as contents from './015-contents.ts'
import * as trash from './016-trash.ts'
import * as order from './017-order.ts'
import * as diary from './018-diary.ts'
import * as invitations from './019-invitations.ts'
import * as secondStep from './020-second-step.ts'
import * as myData from './021-my-data.ts'
import * as enquiryConsent from './022-enquiry-consent.ts'
import * as translations from './023-translations.ts'
import * as mailLanguage from './024-mail-language.ts'
import * as alphabetical from './025-alphabetical.ts'
import * as undoLinks from './026-undo-links.ts'
import * as passwordLinks from './027-password-links.ts'
import * as leftOutCvs from './028-left-out-cvs.ts'
import * as noticeVersions from './029-notice-versions.ts'
import * as numberSearch from './030-number-search.ts'
import * as priceAmounts from './031-price-amounts.ts'

/** Made indexes only, which 006 replaces. */
const superseded = { up: async () => undefined }

export const migrations: Record<string, Migration> = {
  '001-start': start,
  '002-erasures': erasures,
  '003-text-search': superseded,
  '004-fewer-indexes': superseded,
  '005-arrivals': arrivals,
  '006-search-indexes': searchIndexes,
  '007-picture-keys': pictureKeys,
  '008-reset-links': resetLinks,
  '009-confirmations': confirmations,
  '010-addresses': addresses,
  '011-service-titles': serviceTitles,
  '012-follow-ups': followUps,
  '013-account-names': accountNames,
  '014-job-facts': jobFacts,
  '015-contents': contents,
  '016-trash': trash,
  '017-order': order,
  '018-diary': diary,
  '019-invitations': invitations,
  '020-second-step': secondStep,
  '021-my-data': myData,
  '022-enquiry-consent': enquiryConsent,
  '023-translations': translations,
  '024-mail-language': mailLanguage,
  '025-alphabetical': alphabetical,
  '026-undo-links': undoLinks,
  '027-password-links': passwordLinks,
  '028-left-out-cvs': leftOutCvs,
  '029-notice-versions': noticeVersions,
  '030-number-search': numberSearch,
  '031-price-amounts': priceAmounts,
}
