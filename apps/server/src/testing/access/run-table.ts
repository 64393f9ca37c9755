/** Who may call what of runs, sets and what is printed of them, by hand: part of http/promises/access-table.ts. */
export const RUN_CALLS = `
GET    /run                                          S N
POST   /run                                          S N
GET    /run/{id}                                     S N
GET    /run/{id}/item                                S N
GET    /run/{id}/labels                              S N
GET    /run/{id}/pick-list                           N
GET    /run/{id}/bills                               N
POST   /run/{id}/start                               S N
POST   /run/{id}/cancel                              S N
POST   /run/{id}/undo                                S N
POST   /set                                          S N
GET    /set/{id}                                     S N
`
