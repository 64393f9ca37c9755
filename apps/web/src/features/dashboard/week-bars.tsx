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

/** One measure by week. */
export function WeekBars({ weeks, ...shown }: Props) {
  const { t } = useTranslation('administrator')
  const bars = weeks.map(({ startsOn: from, value }) => ({ from, value }))
  return <Bars {...shown} bars={bars} nothing={t('desktop.noMovement')} prefix={t('desktop.weekOf')} />
}
