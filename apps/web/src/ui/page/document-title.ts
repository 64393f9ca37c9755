// The title of the browser's tab: the page, and before it how much is unread.

let page = ''
let unread = 0

const write = (): void => {
  document.title = unread > 0 ? `(${unread}) ${page}` : page
}

export function titlePage(title: string): void {
  page = title
  write()
}

export function countInTitle(count: number): void {
  unread = count
  write()
}
