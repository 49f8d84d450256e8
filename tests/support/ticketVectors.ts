/** Keys, the ids of their tickets, and the tags of these at the event `cup` (data model, "Tickets"). */
export const ticketVectors = [
  { key: 'sample-ticket-key-0001', id: 'b9Dt5U4XEsLCx4tYTkEWhn', tag: 'hGoSZj' },
  { key: 'ticket-key-number-1029', id: 'TQ_--ezbaBC_yOBqVzRggg', tag: 'p_cYYm' },
  { key: '______________________', id: 'C1yTljF-949YNjYaIj0jPT', tag: 'uhpjIt' },
];
