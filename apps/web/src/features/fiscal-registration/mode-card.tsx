import type { FiscalRegistration } from '@app/contract/fiscal/fiscal-registration.contract'
import type { FiscalMode } from '@app/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, type Tone } from '../../ui/show/chip.tsx'
import { useIssueTestDocuments } from '../fiscal-documents/fiscal-documents.queries.ts'
import { ChangeModeDialog } from './change-mode-dialog.tsx'
import styles from './invoicing.module.css'

const TONES: Record<FiscalMode, Tone> = { off: 'neutral', test: 'amber', production: 'green' }

/** Where the house is, and where it may go: each way says what it still lacks. */
export function ModeCard({ registration: { mode, missing, productionSince } }: { registration: FiscalRegistration }) {
  const { t } = useTranslation(['parameters', 'refusals'])
  const tests = useIssueTestDocuments()
  const [asked, setAsked] = useState<FiscalMode | null>(null)
  const ways = (['test', 'production', 'off'] as const).filter(
    (to) =>
      to !== mode &&
      !(to === 'test' && productionSince !== null) &&
      !(to === 'production' && mode === 'off' && productionSince === null),
  )
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('fiscal.mode.title')}</h2>
        <Chip tone={TONES[mode]}>{t(`fiscal.mode.modes.${mode}`)}</Chip>
      </div>
      <p className={styles.quiet}>{t(`fiscal.mode.sentences.${mode}`)}</p>
      {mode === 'test' ? (
        <div className={styles.step}>
          <h3>{t('fiscal.mode.tests')}</h3>
          <p className={styles.quiet}>{t('fiscal.mode.testsWhat')}</p>
          <Button variant="default" loading={tests.isPending} onClick={() => tests.mutate()}>
            {t('fiscal.mode.sendTests')}
          </Button>
        </div>
      ) : null}
      {ways.map((to) => (
        <div key={to} className={styles.step}>
          <h3>{t(`fiscal.mode.ways.${to}`)}</h3>
          {missing[to].length > 0 ? (
            <ul className={styles.gaps}>
              {missing[to].map((gap) => (
                <li key={gap}>{t(`refusals:because.${gap}`)}</li>
              ))}
            </ul>
          ) : null}
          <Button variant={to === 'off' ? 'default' : 'filled'} disabled={missing[to].length > 0} onClick={() => setAsked(to)}>
            {t(`fiscal.mode.go.${to}`)}
          </Button>
        </div>
      ))}
      {asked ? <ChangeModeDialog to={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  )
}
