import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../ui/show/facts.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { type RecordedScan, timesOf, verdictOf } from '../../scanning/recording/key-times.ts'

/** Whether the recogniser reads these scans where nothing has the focus, and where people type; and how they come. */
export function ScannerVerdict({ scans }: { scans: readonly RecordedScan[] }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { inNothing, inOtherField } = verdictOf(scans)
  const { usualPause, longestPause, usualHold, ends } = timesOf(scans)
  const count = scans.length
  const milliseconds = (value: number) => t('scanner.milliseconds', { value: format.number(Math.round(value)) })
  return (
    <>
      {inNothing < count ? (
        <Note tone="red" title={t('scanner.cut.title')}>
          <p>{t('scanner.cut.sentence', { read: inNothing, count })}</p>
        </Note>
      ) : null}
      {inNothing === count && inOtherField < count ? (
        <Note tone="neutral" title={t('scanner.fieldAlone.title')}>
          <p>{t('scanner.fieldAlone.sentence', { read: inOtherField, count })}</p>
        </Note>
      ) : null}
      {inNothing === count && inOtherField === count ? (
        <Note tone="green" icon={IconCheck} title={t('scanner.read.title')}>
          <p>{t('scanner.read.sentence')}</p>
        </Note>
      ) : null}
      <Facts
        facts={[
          { label: t('scanner.usualPause'), value: milliseconds(usualPause) },
          { label: t('scanner.longestPause'), value: milliseconds(longestPause) },
          { label: t('scanner.usualHold'), value: usualHold === null ? t('scanner.neverLetGo') : milliseconds(usualHold) },
          { label: t('scanner.ends'), value: ends.join(', ') },
        ]}
      />
    </>
  )
}
