import { trackingLinkPath } from '@app/contract/paths'
import type { TrackingLink } from '@app/contract/tracking/tracking-links.contract'
import type { Config } from '../../../config.ts'
import type { TrackingLinkRow } from './tracking-links.table.ts'

export const trackingLinkView = ({ publicUrl }: Pick<Config, 'publicUrl'>, link: TrackingLinkRow | null): TrackingLink => ({
  link: link && publicUrl + trackingLinkPath(link.code),
  sharedAt: link?.createdAt.toISOString() ?? null,
})
