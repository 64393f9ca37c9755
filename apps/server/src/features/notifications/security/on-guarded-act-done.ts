import { ADMINISTRATOR_PATHS, addressOf, PROFILE_PATH, SIGNED_OUT_PATHS } from '@app/contract/paths'
import { newId } from '../../../db/id.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { type GuardedActDone, type Said, type SecurityMailed, securityMailed } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import * as users from '../../users/users.repository.ts'
import { addNotifications } from '../notifications.repository.ts'
import { sayPushed } from '../push/say-pushed.ts'
import { isFiscal } from './fiscal-words.ts'
import { isForItsPerson, isOfIdentity } from './identity-words.ts'
import { securityWords } from './security-words.ts'

type Reader = users.NamedAccount
type Audience = { readers: Reader[]; isOwn: boolean }

/**
 * Notifies the person and all administrators, whatever their preferences: one statement finds them, one writes all bells, one all mails, and
 * each mail goes to all who read the same words.
 */
export async function onGuardedActDone({ db }: Pick<JobParts, 'db'>, said: Said<GuardedActDone>): Promise<void> {
  const { act, personId, doerId } = said.payload
  const people = await users.listAdministratorsAnd(db, [personId, doerId])
  const of = (id: string | null) => people.find((one) => one.id === id)
  const [person, doer] = [of(personId), of(doerId)]
  const names = { person: person?.name ?? '', doer: doer?.name ?? null }
  // Who has not chosen a password yet was invited by the same act: the invitation says it.
  // Whose account was closed reads what the others read: another password would not help them.
  const isClosed = (one: Reader) => act === 'administratorClosed' && one.id === personId
  const isOwner = (one: Reader) => one.id === personId && !isClosed(one)
  const isReader = (one: Reader) => (one.isActive || isClosed(one)) && one.hasPassword
  const audiences: Audience[] = [
    {
      readers: isTheirOwn(said.payload) ? [] : people.filter((one) => one.isAdmin && !isOwner(one) && isReader(one)),
      isOwn: false,
    },
    { readers: person ? [person].filter((one) => isOwner(one) && isReader(one)) : [], isOwn: true },
  ]
  const told = audiences.flatMap((audience) => groupsOf(audience).map((group) => tellGroup(said, group, names)))
  const former = formerAddress(said, person, names)
  const mails = [...told.map(({ mail }) => mail), ...former]
  await db.transaction(async (tx) => {
    const bells = told.flatMap((group) => group.bells)
    const places = new Map(bells.map(({ userId, location }) => [userId, location]))
    const readers = await addNotifications(tx, bells)
    await sayPushed(tx, readers, { kind: 'securityNotice', things: null, location: (id) => places.get(id) ?? PROFILE_PATH })
    await say(tx, securityMailed, ...mails)
  })
}

/** A telephone opens no account, and a person's data are theirs: of one's own only oneself is told. */
const isTheirOwn = ({ act, doerId, personId }: GuardedActDone): boolean =>
  isForItsPerson(act) || (doerId === personId && (act === 'phoneChanged' || act === 'ownDataDownloaded'))

/** Who reads the same words. */
const groupsOf = ({ readers, isOwn }: Audience): Audience[] =>
  (['es', 'en'] as const)
    .map((language) => ({ readers: readers.filter((one) => one.language === language), isOwn }))
    .filter((group) => group.readers.length > 0)

type Names = { person: string; doer: string | null }

function tellGroup(said: Said<GuardedActDone>, { readers, isOwn }: Audience, names: Names) {
  const { payload, createdAt } = said
  const language = readers[0]?.language ?? 'es'
  const { title, sentence, done, advice, mail } = securityWords(language, payload, { ...names, createdAt, isOwn })
  const location = isOwn ? PROFILE_PATH : placeOf(payload)
  const paragraphs = [sentence, done, advice].filter((paragraph) => paragraph !== '')
  const news = { orderCode: title, from: null, to: null, note: paragraphs.join(' ') }
  const bells = readers.map(({ id: userId }) => ({
    id: newId(),
    deduplicationKey: `${said.key ?? said.id}/${userId}`,
    userId,
    kind: 'securityNotice' as const,
    payload: news,
    recordKind: 'user',
    recordId: payload.personId,
    location,
    createdAt,
  }))
  const key = `${payload.actId}/${language}${isOwn ? '/own' : ''}`
  const way = isOwn && !isOfIdentity(payload.act) ? SIGNED_OUT_PATHS.passwordReset : location
  return { bells, mail: { key, to: readers.map(({ email }) => email), ...mail, paragraphs, location: way } }
}

/** Whoever may no longer be able to sign in reads it where they read mails until now. */
function formerAddress(said: Said<GuardedActDone>, person: Reader | undefined, names: Names): SecurityMailed[] {
  const { formerEmail, actId } = said.payload
  if (formerEmail === null || !person) return []
  const { mail } = tellGroup(said, { readers: [person], isOwn: true }, names)
  return [{ ...mail, key: `${actId}/former`, to: [formerEmail] }]
}

const WAITING: readonly GuardedActDone['act'][] = [
  ...(['administratorAsked', 'administratorAskedAlone', 'bankAccountsAsked', 'bankAccountsAskedAlone'] as const),
]

/** The screen on which administrators see what was done. */
function placeOf({ act, personId }: GuardedActDone): string {
  if (personId) return addressOf(ADMINISTRATOR_PATHS.users, { open: personId })
  if (WAITING.includes(act)) return ADMINISTRATOR_PATHS.approvals
  if (act === 'bankAccountsChanged') return addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'company' })
  if (isFiscal(act)) return addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'invoicing' })
  return ADMINISTRATOR_PATHS.history
}
