/** The record where there is one: what was asked for by one id, or made of one row. */
export function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('there is no record')
  return row
}
