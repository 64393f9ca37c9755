import type { Download } from '@app/contract'
import { type Actor, DomainError, type Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { companyOfPaper } from '../company/company-of-paper.ts'
import { closingDocument } from './closing.document.ts'
import { viewSession } from './drawers.view.ts'

/** @throws DomainError `drawerSessionNotFound` (404), also while it is open */
export async function printDrawerClosing(db: Db, actor: Actor, id: string, language: Language): Promise<Download> {
  const session = await viewSession(db, actor, id)
  const { closing } = session
  if (!closing) throw new DomainError('drawerSessionNotFound', { ids: [id] })
  return closingDocument(session, closing, await companyOfPaper(db, new Date(closing.closedAt)), language)
}
