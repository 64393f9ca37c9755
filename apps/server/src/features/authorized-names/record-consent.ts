import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as consents from '../consents/consents.repository.ts'

type Named = { id: string; identification: string }

/** Keeps that the client has, or no longer has, the consent of a consignee. */
export const recordConsent = (
  db: Db,
  { userId }: Actor,
  { ip, userAgent }: RequestContext,
  { id, identification }: Named,
  isGiven: boolean,
) =>
  consents.add(db, { userId, actorId: userId, ip, userAgent }, [
    { kind: 'consignee', evidence: 'unproven', isGiven, authorizedNameId: id, identification },
  ])
