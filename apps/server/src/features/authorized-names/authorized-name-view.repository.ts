// An authorized name as it is published, with where the person's consent is: one statement for all of a client's.
import type { authorizedNames as contract } from '@app/contract'
import { askAgainFrom, consentState, DomainError } from '@app/domain'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { type AnswerOfName, answersOfName } from '../consents/answers-of-name.repository.ts'
import { authorizedNamesTable } from './authorized-names.table.ts'
import { consentRequestsTable } from './consent/consent-requests.table.ts'
import { earlierRequests } from './consent/earlier-requests.ts'

const names = authorizedNamesTable
const asked = consentRequestsTable
type Request = { at: string; expiresAt: string; email: string; answeredAt: string | null; isGiven: boolean | null }

const requests: SQL<Request[]> = listAsJson(
  {
    at: asked.createdAt,
    expiresAt: asked.expiresAt,
    email: asked.email,
    answeredAt: asked.answeredAt,
    isGiven: asked.isGiven,
  },
  sql`from ${asked} where ${asked.authorizedNameId} = ${names.id} and ${asked.identification} = ${names.identification}`,
  sql`${asked.createdAt} desc, ${asked.id} desc`,
)

const read = async (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: names.id,
      code: names.code,
      version: names.version,
      createdAt: names.createdAt,
      updatedAt: names.updatedAt,
      name: names.name,
      identificationType: names.identificationType,
      identification: names.identification,
      phone: names.phone,
      email: names.email,
      address: names.address,
      purposes: names.purposes,
      consentedAt: names.consentedAt,
      toleratedUntil: names.toleratedUntil,
      identityVerifiedAt: names.identityVerifiedAt,
      answers: answersOfName(names),
      requests,
    })
    .from(names)
    .where(and(where, isNull(names.removedAt)))
    .orderBy(asc(names.createdAt), asc(names.id))
type NameRow = Awaited<ReturnType<typeof read>>[number]

/** Oldest first. */
export const viewNamesOf = async (db: Db, clientId: string): Promise<contract.AuthorizedName[]> =>
  (await read(db, eq(names.clientId, clientId))).map(nameView)

/** @throws authorizedNameNotFound */
export async function viewName(db: Db, id: string): Promise<contract.AuthorizedName> {
  const [row] = await read(db, eq(names.id, id))
  if (!row) throw new DomainError('authorizedNameNotFound', { ids: [id] })
  return nameView(row)
}

const nameView = ({
  createdAt,
  updatedAt,
  consentedAt,
  toleratedUntil,
  identityVerifiedAt,
  answers,
  requests: _all,
  ...name
}: NameRow) => ({
  ...name,
  identityVerifiedAt: identityVerifiedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  consentedAt: consentedAt?.toISOString() ?? null,
  consent: consentView({ ...name, consentedAt, toleratedUntil, answers, requests: _all }),
})

type Consenting = Pick<NameRow, 'purposes' | 'consentedAt' | 'toleratedUntil' | 'answers' | 'requests'>

function consentView({ purposes, consentedAt, toleratedUntil, answers, requests: all }: Consenting): contract.ConsigneeConsent {
  const own = answers.filter(({ evidence }) => evidence !== 'unproven')
  const [answer] = own
  const [request] = all
  const state = consentState(
    {
      isConsignee: purposes.includes('consignee'),
      consentedAt,
      toleratedUntil,
      answer: answer ? answerOf(answer, own) : null,
      request: request ? requestOf(request) : null,
    },
    now(),
  )
  const from = askAgainFrom(earlierRequests(all.map(earlierOf)), false, now())
  return {
    state,
    mayBeDeclared: consentedAt !== null || toleratedUntil !== null,
    answeredAt: answer ? iso(answer.at) : null,
    evidence: answer?.evidence ?? null,
    version: answer?.version ?? null,
    paperFileId: answer?.fileId ?? null,
    askedAt: request ? iso(request.at) : null,
    sentTo: request?.email || null,
    expiresAt: request ? iso(request.expiresAt) : null,
    toleratedUntil: toleratedUntil?.toISOString() ?? null,
    askAgainFrom: from?.toISOString() ?? null,
  }
}

const iso = (at: string): string => new Date(at).toISOString()
const answerOf = ({ isGiven, evidence, at }: AnswerOfName, own: readonly AnswerOfName[]) => ({
  ...{ isGiven, evidence, at: new Date(at) },
  isWithdrawal: !isGiven && own[1]?.isGiven === true,
})
const requestOf = ({ at, expiresAt, answeredAt }: Request) => ({
  askedAt: new Date(at),
  expiresAt: new Date(expiresAt),
  isAnswered: answeredAt !== null,
})
const earlierOf = ({ at, email, isGiven, answeredAt }: Request) => ({
  ...{ askedAt: new Date(at), email, isGiven },
  answeredAt: answeredAt ? new Date(answeredAt) : null,
})
