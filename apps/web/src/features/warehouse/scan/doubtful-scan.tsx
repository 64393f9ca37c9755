import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Station } from '../use-station.ts'
import styles from './doubtful-scan.module.css'
import { ScanSignal } from './scan-signal.tsx'

type Props = { tracking: string; numbers: readonly string[]; age: ReactNode; station: Station }

/** Part of the number may not have been read: Enter takes the only likely one, another scan is as good; until then nothing is registered. */
export function DoubtfulScan({ tracking, numbers, age, station }: Props) {
  const { t } = useTranslation('warehouse')
  const take = (number: string) => void station.look([number], { isSure: true })
  const [first, ...others] = numbers
  const isOne = others.length === 0
  return (
    <>
      <ScanSignal
        kind="doubtful"
        title={t(isOne ? 'doubtful.one' : 'doubtful.which', { number: first })}
        sentence={
          <>
            {t('doubtful.help', { tracking })} {age}
          </>
        }
      />
      <div className={styles.answers}>
        {numbers.map((number) => (
          <Button
            key={number}
            size="lg"
            variant={isOne ? 'filled' : 'default'}
            data-next={isOne || undefined}
            loading={station.isBusy}
            onClick={() => take(number)}
          >
            {isOne ? t('doubtful.yes') : number}
          </Button>
        ))}
        {numbers.includes(tracking) ? null : (
          <Button size="lg" variant="subtle" disabled={station.isBusy} onClick={() => take(tracking)}>
            {t('doubtful.no')}
          </Button>
        )}
      </div>
    </>
  )
}
