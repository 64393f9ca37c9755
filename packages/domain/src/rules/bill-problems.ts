// What is refused of bills of sale and of their passes: the HTTP status and the one English sentence of each.
export const BILL_PROBLEMS = {
  billNotFound: { status: 404, message: 'Bill of sale not found' },
  billActionNotAllowed: { status: 409, message: 'The bill of sale does not allow this now' },
  billChangedMeanwhile: { status: 409, message: 'Someone else changed the bill of sale meanwhile' },
  incidentsOpen: { status: 409, message: 'All packages of this client that could be billed have an open incident' },
  billNotPaid: { status: 409, message: 'The bill of sale is not paid yet: it has a pass once it is' },
  nothingToCollect: { status: 409, message: 'Nothing of this bill of sale waits to be collected' },
  passNotFound: { status: 404, message: 'Nothing waits to be collected with this code' },
} as const
