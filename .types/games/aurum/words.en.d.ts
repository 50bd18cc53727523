export declare const english: import("@pepite/kernel").Words<import("./world.ts").Table, import("./world.ts").Hand>;
