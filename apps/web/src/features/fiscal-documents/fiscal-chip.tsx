import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import type { FiscalDocumentStatus } from '@app/domain'
import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useTranslation } from 'react-i18next'
import { Chip, type Tone } from '../../ui/show/chip.tsx'

// biome-ignore format: a table reads best as a table
const LOOKS: Record<FiscalDocumentStatus, { tone: Tone; icon: Icon }> = {
  waiting:    { tone: 'orange',  icon: IconClock },
  signed:     { tone: 'blue',    icon: IconPencil },
  received:   { tone: 'amber',   icon: IconClock },
  authorised: { tone: 'green',   icon: IconChecks },
  returned:   { tone: 'red',     icon: IconAlertTriangle },
  dropped:    { tone: 'neutral', icon: IconBan },
  annulling:  { tone: 'orange',  icon: IconClock },
  annulled:   { tone: 'neutral', icon: IconBan },
}

/** How far a document is on its way to the SRI. */
export function FiscalChip({ status }: Pick<FiscalDocument, 'status'>) {
  const { t } = useTranslation('credit-notes')
  const { tone, icon } = LOOKS[status]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`fiscal.statuses.${status}`)}
    </Chip>
  )
}
