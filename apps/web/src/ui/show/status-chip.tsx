import type {
  ApprovalStatus,
  BillStatus,
  BundleStatus,
  DropshippingStatus,
  EarningStatus,
  IncidentStatus,
  ManifestStatus,
  OrderOutcome,
  OrderStatus,
  PurchaseStatus,
  SettlementStatus,
} from '@app/domain'
import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs'
import IconMessageReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlaneArrival from '@tabler/icons-react/dist/esm/icons/IconPlaneArrival.mjs'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import IconShoppingBagCheck from '@tabler/icons-react/dist/esm/icons/IconShoppingBagCheck.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import { Chip, type Tone } from './chip.tsx'
import { useStatusWord } from './use-status-word.ts'

/** Statuses that are only shown (specification, section 4). */
type DisplayStatus = 'empty' | 'inProcess' | 'received'
export type Status =
  | OrderStatus
  | BundleStatus
  | ManifestStatus
  | BillStatus
  | EarningStatus
  | PurchaseStatus
  | DropshippingStatus
  | IncidentStatus
  | SettlementStatus
  | ApprovalStatus
  | DisplayStatus

// biome-ignore format: a table reads best as a table
const LOOKS: Record<Status, { tone: Tone; icon: Icon }> = {
  inReview:             { tone: 'blue',    icon: IconEye },
  quoting:              { tone: 'blue',    icon: IconClock },
  inProcess:            { tone: 'blue',    icon: IconClock },
  active:               { tone: 'blue',    icon: IconPencil },
  reviewed:             { tone: 'violet',  icon: IconEyeCheck },
  quoted:               { tone: 'violet',  icon: IconCoin },
  purchased:            { tone: 'violet',  icon: IconShoppingBagCheck },
  inWarehouseMIA:       { tone: 'teal',    icon: IconBuildingWarehouse },
  inWarehouseUIO:       { tone: 'teal',    icon: IconBuildingWarehouse },
  sended:               { tone: 'amber',   icon: IconPlaneDeparture },
  arrived:              { tone: 'amber',   icon: IconPlaneArrival },
  inDelivery:           { tone: 'amber',   icon: IconTruckDelivery },
  received:             { tone: 'amber',   icon: IconCheck },
  pendingOfPay:         { tone: 'orange',  icon: IconCoin },
  pendingPayment:       { tone: 'orange',  icon: IconCoin },
  pendingChanges:       { tone: 'orange',  icon: IconMessageReply },
  incompleteState:      { tone: 'orange',  icon: IconMessageReply },
  pending:              { tone: 'orange',  icon: IconClock },
  incomplete:           { tone: 'red',     icon: IconAlertTriangle },
  opened:               { tone: 'red',     icon: IconAlertTriangle },
  refused:              { tone: 'red',     icon: IconX },
  accepted:             { tone: 'green',   icon: IconCheck },
  paid:                 { tone: 'green',   icon: IconCoins },
  charged:              { tone: 'green',   icon: IconCoins },
  collected:            { tone: 'green',   icon: IconCoins },
  inForce:              { tone: 'green',   icon: IconChecks },
  asked:                { tone: 'orange',  icon: IconClock },
  approved:             { tone: 'green',   icon: IconChecks },
  takenBack:            { tone: 'neutral', icon: IconBan },
  settled:              { tone: 'green',   icon: IconChecks },
  resolved:             { tone: 'green',   icon: IconCheck },
  receivedAndDelivered: { tone: 'green',   icon: IconChecks },
  delivered:            { tone: 'green',   icon: IconChecks },
  finished:             { tone: 'green',   icon: IconChecks },
  removed:              { tone: 'neutral', icon: IconTrash },
  inactive:             { tone: 'neutral', icon: IconBan },
  reversed:             { tone: 'neutral', icon: IconBan },
  empty:                { tone: 'neutral', icon: IconCircleDashed },
}

/** What somebody else did to it is a warning; what its client or its store wanted is not. */
// biome-ignore format: a table reads best as a table
const OUTCOME_LOOKS: Record<OrderOutcome, { tone: Tone; icon: Icon }> = {
  withdrawn:      { tone: 'neutral', icon: IconTrash },
  storeCancelled: { tone: 'neutral', icon: IconX },
  returned:       { tone: 'neutral', icon: IconMessageReply },
  abandoned:      { tone: 'neutral', icon: IconBan },
  lost:           { tone: 'red',     icon: IconAlertTriangle },
  damaged:        { tone: 'red',     icon: IconAlertTriangle },
  seized:         { tone: 'red',     icon: IconBan },
  refused:        { tone: 'red',     icon: IconX },
}

/** A status is always a colour, an icon and its word, the same everywhere for its reader; of a package that ended, how. */
export function StatusChip({ status, outcome = null }: { status: Status; outcome?: OrderOutcome | null | undefined }) {
  const { t } = useTranslation()
  const wordOf = useStatusWord()
  if (outcome) {
    const { tone, icon } = OUTCOME_LOOKS[outcome]
    return (
      <Chip tone={tone} icon={icon}>
        {t(`outcomes.${outcome}`)}
      </Chip>
    )
  }
  const { tone, icon: StatusIcon } = LOOKS[status]
  return (
    <Chip tone={tone} icon={StatusIcon}>
      {wordOf(status)}
    </Chip>
  )
}
