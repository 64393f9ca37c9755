import { reopenOrder } from '@app/contract/incidents.contract'

export const reopenForm = reopenOrder.body
