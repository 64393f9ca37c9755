/** Items without an id of their own, each with a key for React: those that are alike are counted. */
export function withKeys<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  const alike = new Map<string, number>()
  return items.map((item) => {
    const content = JSON.stringify(item)
    const count = (alike.get(content) ?? 0) + 1
    alike.set(content, count)
    return { key: `${content} ${count}`, item }
  })
}
