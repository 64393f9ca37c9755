import type { FiscalRegistration, FiscalSequence } from '@app/contract/fiscal/fiscal-registration.contract'
import { fiscalNumberText, sequentialText } from '@app/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './invoicing.module.css'
import { NumbersDialog } from './numbers-dialog.tsx'

const keyOf = ({ environment, kind, establishment, emissionPoint }: FiscalSequence) =>
  `${environment} ${kind} ${establishment}-${emissionPoint}`

/** The last and the next number of each series. */
export function NumbersCard({ registration }: { registration: FiscalRegistration }) {
  const { t } = useTranslation('parameters')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('fiscal.numbers.title')}</h2>
      </div>
      <p className={styles.quiet}>{t('fiscal.numbers.sentence')}</p>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{t('fiscal.numbers.document')}</th>
            <th scope="col" className={styles.figure}>
              {t('fiscal.numbers.last')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('fiscal.numbers.next')}
            </th>
          </tr>
        </thead>
        <tbody>
          {registration.sequences.map((sequence) => (
            <tr key={keyOf(sequence)}>
              <th scope="row">
                {t(`fiscal.kinds.${sequence.kind}`)}
                <br />
                <span className={styles.quiet}>
                  {t(`fiscal.environments.${sequence.environment}`)} · {sequence.establishment}-{sequence.emissionPoint}
                </span>
              </th>
              <td className={styles.figure}>{sequence.last === 0 ? '—' : sequentialText(sequence.last)}</td>
              <td className={styles.figure}>{sequentialText(sequence.next)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {registration.unused.length > 0 ? (
        <>
          <h3>{t('fiscal.numbers.unused')}</h3>
          <ul className={styles.gaps}>
            {registration.unused.map((number) => (
              <li key={`${number.environment} ${number.kind} ${fiscalNumberText(number)}`}>
                {t(`fiscal.kinds.${number.kind}`)} {fiscalNumberText(number)}, {t(`fiscal.environments.${number.environment}`)}:{' '}
                {number.because ?? t('fiscal.numbers.usedElsewhere')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('fiscal.numbers.change')}
        </Button>
      </div>
      {isOpen ? <NumbersDialog registration={registration} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
