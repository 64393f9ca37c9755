import type { OwnConsent } from '@app/contract/consents.contract'
import { TEXT_PATHS } from '@app/contract/paths'
import type { TextKind } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './consents.module.css'

/** The newest answer to a text in a sentence, with a way to the words that it is about. */
export function ConsentAnswer({ kind, answer }: { kind: TextKind; answer: OwnConsent | undefined }) {
  const { t } = useTranslation('texts')
  const format = useFormat()
  if (!answer) return <p className={styles.quiet}>{t('own.never')}</p>
  const { isGiven, evidence, version, createdAt } = answer
  const when = format.instant(createdAt)
  if (isGiven && evidence === 'unproven') return <p className={styles.quiet}>{t('own.unproven', { when })}</p>
  return (
    <p className={styles.quiet}>
      {isGiven ? t('own.agreedAt', { when }) : t('own.withdrawnAt', { when })}
      {version === null ? null : (
        <>
          {' · '}
          <a href={`${TEXT_PATHS[kind]}?version=${version}`} target="_blank" rel="noreferrer">
            {t('version', { version })}
          </a>
        </>
      )}
    </p>
  )
}
