// Nobody takes the name of somebody else: the diary, mails and lists call people by it.
import { actors } from '#contract/access/diary-words.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { languages } from '#contract/languages.ts'
import { isEmail } from '#contract/schemas.ts'
import { wordsIn } from '#contract/words.ts'
import type { Db } from '../../db/database.ts'
import { malayalamSpellings } from '../../db/search.ts'
import { InputFailure } from '../../http/errors.ts'

type Own = { id?: string; email: string }

/** The accounts are locked, so that two people do not take the same name at the same moment. */
export async function checkName(tx: Db, name: string, own: Own) {
  const wanted = normal(name)
  if (wanted === '' || wanted === normal(own.email)) return
  if (reserved.includes(wanted)) throw refused(serverMessages.auth.nameReserved)
  const others = await tx
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '!=', own.id ?? '')
    .execute()
  if (others.some((other) => [normal(other.name), normal(other.email)].includes(wanted)))
    throw refused(serverMessages.auth.nameTaken)
  // Also of somebody who comes later.
  if (isEmail(wanted)) throw refused(serverMessages.auth.nameIsAddress)
}

/** What looks the same is the same: joiners, wide letters, capitals and ways to type Malayalam do not count. */
function normal(name: string) {
  const [plain = ''] = malayalamSpellings(name.normalize('NFKC'))
  return plain
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const reserved = languages.flatMap((language) => Object.values(wordsIn(language, actors))).map(normal)

const refused = (sentence: string) => new InputFailure(sentence, { name: sentence }, 'conflict')
