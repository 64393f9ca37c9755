import { useTranslation } from 'react-i18next'
import { Bars } from '../../ui/show/bars.tsx'

type Props = {
  title: string
  total: string
  weeks: readonly { startsOn: string; value: number }[]
  /** Said once for all bars. */
  unit: string
  format: (value: number) => string
}

/** Of a card of the desktop, and of a phone. */
const SIGNS_ACROSS = 48

/** One measure by week. */
export function WeekBars({ weeks, ...shown }: Props) {
  const { t } = useTranslation('administrator')
  const bars = weeks.map(({ startsOn: from, value }) => ({ from, value }))
  return <Bars {...shown} signsAcross={SIGNS_ACROSS} bars={bars} nothing={t('desktop.noMovement')} prefix={t('desktop.weekOf')} />
}
