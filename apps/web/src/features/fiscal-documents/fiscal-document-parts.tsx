import type { FiscalDocument, FiscalDocumentDetail } from '@app/contract/fiscal/fiscal-documents.contract'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/show/facts.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { CopyLine } from '../company/copy-line.tsx'
import { AnnulDocument, AnnulmentUnderWay } from './annulment.tsx'
import { FiscalChip } from './fiscal-chip.tsx'
import styles from './fiscal-documents.module.css'
import { FiscalFiles } from './fiscal-files.tsx'
import { MailDocument } from './mail-document.tsx'
import { RetryDocument } from './retry-document.tsx'
import { saidBySri, useWhatToDo } from './what-to-do.ts'

/** One document as the office sees it: where it is, what is in the way, its papers, and every call that was made for it. */
export function FiscalDocumentParts({ document }: { document: FiscalDocumentDetail }) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const { kind, status, number, accessKey, authorisedAt, environment, owedSince, allowedActions } = document
  const isAuthorised = authorisedAt !== null
  return (
    <>
      <InTheWay document={document} />
      <AnnulmentUnderWay document={document} />
      <Facts
        facts={[
          { label: t(`fiscal.kinds.${kind}`), value: number },
          { label: t('fiscal.state'), value: <FiscalChip status={status} /> },
          isAuthorised
            ? { label: t('fiscal.authorisedAt'), value: format.instant(authorisedAt) }
            : { label: t('fiscal.since'), value: format.instant(owedSince) },
          ...(environment === 'test' ? [{ label: t('fiscal.environment'), value: t('fiscal.testEnvironment') }] : []),
        ]}
      />
      {accessKey ? (
        <div className={styles.key}>
          <CopyLine label={t('fiscal.accessKey')} value={accessKey} />
        </div>
      ) : null}
      {isAuthorised ? <FiscalFiles document={document} /> : null}
      <div className={styles.buttons}>
        {isAuthorised ? <MailDocument document={document} /> : null}
        {allowedActions.includes('annul') ? <AnnulDocument document={document} /> : null}
        {allowedActions.includes('retry') ? <RetryDocument document={document} /> : null}
      </div>
      <Attempts attempts={document.attempts} />
    </>
  )
}

/** What the SRI said and what to do about it. */
function InTheWay({ document }: { document: FiscalDocument }) {
  const { t } = useTranslation('credit-notes')
  const todo = useWhatToDo(document)
  const said = saidBySri(document)
  if (document.authorisedAt !== null || todo.length + said.length === 0) return null
  return (
    <Note tone={document.status === 'returned' ? 'red' : 'neutral'} {...(todo[0] ? { title: todo.join(' ') } : {})}>
      {document.troubleDetail ? <p>{document.troubleDetail}</p> : null}
      {said.map((words) => (
        <p key={words}>{t('fiscal.sriSays', { words })}</p>
      ))}
    </Note>
  )
}

function Attempts({ attempts }: Pick<FiscalDocumentDetail, 'attempts'>) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  if (attempts.length === 0) return null
  return (
    <details className={styles.attempts}>
      <summary>{t('fiscal.attempts.title', { count: attempts.length })}</summary>
      <ol>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <p>
              <span className="tabular">{format.instant(attempt.at)}</span>{' '}
              {`${t(`fiscal.attempts.calls.${attempt.call}`)}: ${t(`fiscal.attempts.outcomes.${attempt.outcome}`)}`}
            </p>
            {saidBySri(attempt).map((words) => (
              <p key={words} className={styles.words}>
                {words}
              </p>
            ))}
            {attempt.because ? <p className={styles.words}>{attempt.because}</p> : null}
          </li>
        ))}
      </ol>
    </details>
  )
}
