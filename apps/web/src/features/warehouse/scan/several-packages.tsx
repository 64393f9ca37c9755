import { useTranslation } from 'react-i18next'
import { ScanSignal } from './scan-signal.tsx'

/** What was scanned is the number of several packages: their own codes tell them apart. */
export function SeveralPackages({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('warehouse')
  return (
    <ScanSignal kind="asked" title={t('shelving.several')} sentence={t('shelving.severalHelp', { codes: codes.join(', ') })} />
  )
}
