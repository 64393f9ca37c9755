import type { Refund } from '@app/contract/accounts.contract'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/show/chip.tsx'

const LOOKS = {
  requested: { tone: 'orange', icon: IconClock },
  paid: { tone: 'green', icon: IconCoins },
  refused: { tone: 'red', icon: IconX },
  returned: { tone: 'neutral', icon: IconArrowBackUp },
} as const

/** Where a refund is, in words of its own. */
export function RefundChip({ status }: Pick<Refund, 'status'>) {
  const { t } = useTranslation('accounts')
  const { tone, icon } = LOOKS[status]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`refund.statuses.${status}`)}
    </Chip>
  )
}
